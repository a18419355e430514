import { describeOnBoth } from '#test/support/test-database.ts';
import { describeCardProvider } from '#test/support/payment-provider/card-provider-suite.ts';
import { sandboxScene } from '#test/support/payment-provider/sandbox-scene.ts';

describeOnBoth('the sandbox', (on) => {
  describeCardProvider('with test money', async () => sandboxScene(on));
});
