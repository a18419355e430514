import { describeOnBoth } from '../../../testing/test-database.ts';
import { describeCardProvider } from '../testing/card-provider-suite.ts';
import { sandboxScene } from './testing/sandbox-scene.ts';

describeOnBoth('the sandbox', (on) => {
  describeCardProvider('with test money', async () => sandboxScene(on));
});
