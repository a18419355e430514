/** What runs the server. */
export const runtime = { nodeVersion: process.version, platform: process.platform } as const;
