export { editWorker } from './edit-worker.ts';
