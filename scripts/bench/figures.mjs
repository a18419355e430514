// Medians and the way figures are printed.

/** @param {number[]} values */
export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/**
 * @param {number[]} values
 * @param {number} part 0 to 1
 */
export const percentile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/**
 * Prints one figure.
 * @param {string} name
 * @param {number | string} value
 * @param {string} [unit]
 */
export const print = (name, value, unit = '') => {
  const text = typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 2 }) : value;
  console.log(`${name.padEnd(64)} ${text.padStart(10)} ${unit}`);
};

/** @param {string} name */
export const heading = (name) => console.log(`\n${name}\n${'-'.repeat(name.length)}`);
