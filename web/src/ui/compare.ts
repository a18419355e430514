export interface Picture {
  src: string;
  alt: string;
  srcSet?: string | undefined;
}

export interface CompareProps {
  before: Picture;
  after: Picture;
  /** Pixels of both pictures; they give the frame its shape before anything has loaded. */
  width: number;
  height: number;
  labels: { before: string; after: string; /** Names the control. */ control: string };
  /** Above the fold: load at once. */
  eager?: boolean | undefined;
  sizes?: string | undefined;
  className?: string;
}
