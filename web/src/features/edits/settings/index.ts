export { EngineSettings } from './EngineSettings.tsx';
