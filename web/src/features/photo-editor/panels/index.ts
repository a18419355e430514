export { ToolPanel, type ToolTab } from './ToolPanel.tsx';
