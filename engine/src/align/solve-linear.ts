/** Solves a small symmetric system by elimination with pivots; null when it has no single answer. `matrix` is square, row by row; both inputs are overwritten. */
export function solveLinear(matrix: Float64Array, values: Float64Array): Float64Array | null {
  const size = values.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row * size + column]!) > Math.abs(matrix[pivot * size + column]!)) pivot = row;
    }
    if (Math.abs(matrix[pivot * size + column]!) < 1e-9) return null;
    swapRows({ matrix, values }, pivot, column);
    for (let row = column + 1; row < size; row++) {
      const share = matrix[row * size + column]! / matrix[column * size + column]!;
      for (let k = column; k < size; k++) matrix[row * size + k]! -= share * matrix[column * size + k]!;
      values[row]! -= share * values[column]!;
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) values[row]! -= matrix[row * size + k]! * values[k]!;
    values[row]! /= matrix[row * size + row]!;
  }
  return values;
}

function swapRows(system: { matrix: Float64Array; values: Float64Array }, one: number, two: number): void {
  if (one === two) return;
  const { matrix, values } = system;
  const size = values.length;
  for (let k = 0; k < size; k++) {
    const kept = matrix[one * size + k]!;
    matrix[one * size + k] = matrix[two * size + k]!;
    matrix[two * size + k] = kept;
  }
  const kept = values[one]!;
  values[one] = values[two]!;
  values[two] = kept;
}
