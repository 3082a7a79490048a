import { assert, at } from '../core/contract.ts';

/**
 * The linear weights that explain what was seen with the least squares, where `penalty` keeps weights small that little
 * was seen of.
 */
export class Ridge {
  readonly #size: number;
  readonly #products: Float64Array;
  readonly #targets: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  add(features: readonly number[], target: number): void {
    assert(features.length === this.#size, `there are ${this.#size} features`);
    for (let row = 0; row < this.#size; row++) {
      const value = at(features, row);
      if (value === 0) continue;
      this.#targets[row] = (this.#targets[row] ?? 0) + value * target;
      for (let column = 0; column < this.#size; column++) {
        const place = row * this.#size + column;
        this.#products[place] = (this.#products[place] ?? 0) + value * at(features, column);
      }
    }
  }

  weights(penalty: number): readonly number[] {
    const size = this.#size;
    const rows = Array.from({ length: size }, (_, row) => [
      ...Array.from(
        { length: size },
        (_, column) => (this.#products[row * size + column] ?? 0) + (row === column ? penalty : 0),
      ),
      this.#targets[row] ?? 0,
    ]);
    return solved(rows);
  }
}

/** Gauss: each row has its right side last. */
function solved(rows: number[][]): readonly number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(cell(rows, row, column)) > Math.abs(cell(rows, pivot, column))) pivot = row;
    [rows[column], rows[pivot]] = [at(rows, pivot), at(rows, column)];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = cell(rows, row, column) / cell(rows, column, column);
      if (factor === 0) continue;
      for (let k = column; k <= size; k++)
        at(rows, row)[k] = cell(rows, row, k) - factor * cell(rows, column, k);
    }
  }
  return rows.map((row, index) => at(row, size) / at(row, index));
}

const cell = (rows: readonly (readonly number[])[], row: number, column: number): number =>
  at(at(rows, row), column);
