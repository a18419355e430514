/**
 * Notes on the work area what it is being used with. The browser alone cannot tell: after a letter key it shows the
 * focus frame, although a mouse paints.
 */
export function markUse(surface: HTMLElement, by: 'pointer' | 'keyboard'): void {
  surface.dataset['by'] = by;
}
