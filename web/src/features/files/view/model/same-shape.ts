interface Size {
  readonly width: number;
  readonly height: number;
}

const TOLERANCE = 0.02;

/** Whether two pictures can lie over each other: their shapes differ by at most 2 %. */
export const isSameShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= TOLERANCE;
