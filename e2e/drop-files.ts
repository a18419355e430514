import type { Page } from '@playwright/test';

export interface DroppedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Lets files fall onto the page, as from a folder beside the browser. */
export const dropFiles = async (page: Page, files: readonly DroppedFile[]): Promise<void> => {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of dropped) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  for (const event of ['dragenter', 'drop'])
    await page.getByRole('main').locator('h1').dispatchEvent(event, { dataTransfer });
};
