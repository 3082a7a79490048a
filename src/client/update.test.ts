import { beforeEach, expect, test, vi } from 'vitest';

class FakeWorker extends EventTarget {
  state = 'installing';
  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

let registration: FakeRegistration;
let container: EventTarget;

beforeEach(() => {
  vi.resetModules();
  registration = new FakeRegistration();
  container = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
});

/** What a page offers, whose files another version served or none has yet. */
async function offered(controller: object | null) {
  Object.assign(container, { controller, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const { keepOffline, update } = await import('./update.ts');
  await keepOffline();
  return update;
}

test('a version that waits is offered', async () => {
  registration.waiting = new FakeWorker();
  expect((await offered({}))()).toEqual({ worker: registration.waiting });
});

test('a version that was being installed when the page came is offered when it is ready', async () => {
  const worker = new FakeWorker();
  registration.installing = worker;
  const update = await offered({});
  expect(update()).toBe(null);
  worker.install();
  expect(update()).toEqual({ worker });
});

test('a version that is found later is offered when it is ready', async () => {
  const update = await offered({});
  const worker = new FakeWorker();
  registration.find(worker);
  expect(update()).toBe(null);
  worker.install();
  expect(update()).toEqual({ worker });
});

test('the first version of all is not offered', async () => {
  const worker = new FakeWorker();
  registration.installing = worker;
  const update = await offered(null);
  worker.install();
  expect(update()).toBe(null);
});

test('a version that another window took is told', async () => {
  const update = await offered({});
  container.dispatchEvent(new Event('controllerchange'));
  expect(update()).toEqual({ worker: null });
});
