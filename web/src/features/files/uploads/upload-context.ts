import { createContext } from 'react';

/** Opens the file picker of the upload area around; null outside of one. */
export const UploadContext = createContext<{ open: () => void } | null>(null);
