export { listMemory, type ListMemory } from './list-memory.ts';
export { listFrom } from './list.ts';
export { readList } from './read-list.ts';
