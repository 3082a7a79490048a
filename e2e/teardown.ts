import { rmSync } from 'node:fs';

export default function removeData(): void {
  const data = process.env['AREA5_E2E_DATA'];
  if (data) rmSync(data, { recursive: true, force: true });
}
