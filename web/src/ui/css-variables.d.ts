import 'react';

declare module 'react' {
  interface CSSProperties {
    /** CSS custom properties, which React sets through the style object. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
