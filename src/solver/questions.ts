import { type Bound, implies, oneOf, yes } from './bounds.ts';

/**
 * Yes-or-no questions that are numbered as they come up, and what can be said of their answers. Beside those about what
 * is to be found there are questions of a statement's own, such as where a band begins: a yes to one of them says
 * something, a no says nothing.
 */
export class Questions {
  #count: number;

  /** `given`: so many questions have their numbers already. */
  constructor(given: number) {
    this.#count = given;
  }

  get count(): number {
    return this.#count;
  }

  /** The yes to a question of its own. */
  another(): number {
    return yes(this.#count++);
  }

  /** In one of these cases one of each list is right. */
  some<Case>(
    cases: readonly Case[],
    listsOf: (one: Case) => readonly (readonly number[])[],
  ): readonly Bound[] {
    const bounds: Bound[] = [];
    const witnesses = cases.map(one => this.witness(bounds, listsOf(one)));
    return [oneOf(...witnesses), ...bounds];
  }

  /** An answer that can be right only where one of each list is. What that means is added to the bounds. */
  witness(bounds: Bound[], lists: readonly (readonly number[])[]): number {
    const witness = this.another();
    for (const list of lists) bounds.push(implies([witness], list));
    return witness;
  }
}
