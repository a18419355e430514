// What must never import what. The order of the features stands first: changing it is a decision, seen in review.
const { existsSync, readdirSync } = require('node:fs');

// A feature may use, through their doors, only the features named here; one with no entry uses none.
const SERVER_ORDER = {
  subscriptions: ['credits'],
  payments: ['subscriptions', 'credits'],
  edits: ['files', 'credits'],
  shares: ['auth', 'files'],
  profile: ['auth', 'files', 'credits', 'edits', 'subscriptions', 'payments', 'shares'],
  admin: ['auth', 'files', 'credits', 'edits', 'subscriptions', 'payments', 'profile', 'system'],
};
// On the web pages put features together; these arrows alone spare them from passing everything through.
const WEB_ORDER = {
  payments: ['credits'],
  subscriptions: ['payments'],
  edits: ['files', 'credits', 'mask-editor'],
  visits: ['mask-editor'],
  profile: ['auth'],
};

const TEST = '\\.test\\.tsx?$|/testing/|^(server|web)/test/';
// Declared once, for the tests and benches of all workspaces.
const TEST_TOOLS = '^node_modules/(vitest|fast-check|esbuild|@playwright/test)/';

/** @type {(name: string, from: object, to: object) => { name: string, severity: string, from: object, to: object }} */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
/** @type {(path: string, pathNot?: string | string[]) => object} */
const where = (path, pathNot) => ({ path, ...(pathNot && { pathNot }) });

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
}

/** @param {string} app */
function featuresOf(app) {
  return foldersIn(`${app}/src/features`);
}

/**
 * @param {string} app
 * @param {Record<string, string[]>} order
 */
function orderRules(app, order) {
  return featuresOf(app).map((feature) => {
    const allowed = [feature, ...(order[feature] ?? [])];
    const doors = allowed.map((name) => `^${app}/src/features/${name}/`);
    return rule(
      `${app}-${feature}-uses-only-${allowed.join('+')}`,
      where(`^${app}/src/features/${feature}/`),
      where(`^${app}/src/features/`, doors),
    );
  });
}

const FROM_NPM_OR_NODE = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'];

module.exports = {
  forbidden: [
    rule('no-circles', {}, { circular: true }),
    rule('every-import-resolves', {}, { couldNotResolve: true }),
    rule(
      'only-declared-packages',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: TEST_TOOLS },
    ),
    rule(
      'test-tools-are-for-tests',
      where('^(contract|engine|server|web|simulators)/src/', TEST),
      where(TEST_TOOLS),
    ),
    rule('no-development-packages-in-the-server', where('^server/src/', TEST), {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
    }),
    rule('nothing-imports-tests', where('^(contract|engine|server|web|simulators)/src/', TEST), where(TEST)),
    rule(
      'simulators-are-for-tests',
      where('^(contract|engine|server|web)/src/', TEST),
      where('^simulators/'),
    ),
    rule(
      'simulators-know-no-product',
      where('^simulators/'),
      where('^(engine|server|web|e2e|scripts|training)/'),
    ),

    rule('contract-uses-zod-alone', where('^contract/src/', TEST), {
      dependencyTypes: FROM_NPM_OR_NODE,
      pathNot: '^node_modules/zod/',
    }),
    rule(
      'contract-knows-no-workspace',
      where('^contract/'),
      where('^(engine|server|web|simulators|e2e|scripts|training)/'),
    ),
    rule('engine-uses-nothing', where('^engine/src/', TEST), { dependencyTypes: FROM_NPM_OR_NODE }),
    rule(
      'engine-knows-no-workspace',
      where('^engine/'),
      where('^(contract|server|web|simulators|e2e|scripts|training)/'),
    ),
    rule('web-never-sees-server', where('^web/'), where('^(server|e2e|scripts|training)/')),
    rule('server-never-sees-web', where('^server/'), where('^(web|e2e|scripts|training)/')),
    rule('journeys-use-the-real-thing', where('^e2e/'), where('^(server|web|scripts|training)/')),
    rule(
      'packages-have-one-door',
      where('^(server|web|simulators|e2e|scripts)/'),
      // What the tests of all workspaces share, sentences and sizes, has doors of its own; `nothing-imports-tests` keeps products from them.
      where('^(contract|engine|simulators)/src/', [
        '^$1/',
        '^(contract|engine|simulators)/src/index\\.ts$',
        '^engine/src/prompt/testing/forty-sentences\\.ts$',
        '^engine/src/testing/test-size\\.ts$',
      ]),
    ),

    // What the engine's network is trained on is made of the engine's shapes and furniture, and of nothing else of ours.
    rule('training-uses-models-alone', where('^training/'), {
      path: '^(contract|engine|server|web|simulators|e2e|scripts)/',
      pathNot: '^engine/src/models\\.ts$',
    }),

    ...orderRules('server', SERVER_ORDER),
    ...orderRules('web', WEB_ORDER),
    rule(
      'features-have-one-door-for-app',
      // What the tests of one feature or part share may know its inside.
      where('^(server|web)/(src|test)/', [
        '^(server|web)/src/features/',
        '^(server/test/support|web/test)/[^/]+/',
      ]),
      where('^(server|web)/src/features/', '^(server|web)/src/features/[^/]+/index\\.tsx?$'),
    ),
    rule(
      'features-have-one-door-for-features',
      where('^(server|web)/src/features/([^/]+)/'),
      where('^$1/src/features/', ['^$1/src/features/$2/', '^$1/src/features/[^/]+/index\\.tsx?$']),
    ),

    rule('platform-is-below', where('^(server|web)/src/platform/'), where('^$1/src/(features|app)/')),
    rule('features-are-below-app', where('^(server|web)/src/features/'), where('^$1/src/app/')),
    rule(
      'ui-is-plain',
      where('^web/src/ui/'),
      where('^web/src/(app|features|platform)/|^(contract|engine)/'),
    ),

    rule(
      'only-stores-touch-the-database',
      where('^server/src/features/', '\\.store(\\.test)?\\.ts$'),
      where('^server/src/platform/database/', '^server/src/platform/database/transaction\\.ts$'),
    ),
    rule('routes-use-verbs-not-stores', where('\\.routes\\.ts$'), {
      path: '\\.store\\.ts$',
      dependencyTypesNot: ['type-only'],
    }),
    rule(
      'only-routes-speak-http',
      where('^server/src/features/', '\\.routes(\\.test)?\\.ts$'),
      where('^server/src/platform/http/|^node_modules/@?fastify/'),
    ),

    rule(
      'models-know-no-react',
      where('^web/src/features/[^/]+/model/'),
      where('^node_modules/(@types/)?react'),
    ),
    rule('web-has-no-node', where('^web/src/', TEST), { dependencyTypes: ['core'] }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist(-test)?/' },
    // Without `exportsFields` workspace packages are not resolved and every rule about them passes unseen.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
