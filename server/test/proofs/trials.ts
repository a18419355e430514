import type { endpoints } from '@maquette/contract';
import { isLong } from '@maquette/engine/testing/size';
import { newId } from '../../src/platform/ids.ts';
import { newSecretToken } from '../../src/platform/secret-token.ts';
import { maskPart, photoPart } from '../support/edit-drivers.ts';
import { albumTrials } from './album-trials.ts';
import { bought } from './bought.ts';
import { maskTrials } from './mask-trials.ts';
import { paymentTrials } from './payment-trials.ts';
import { maskData, password, type Scene, things } from './scene.ts';
import { shareTrials } from './share-trials.ts';
import { byId, json, nothing, type Trial } from './trial.ts';

type Trials = {
  readonly [Feature in keyof typeof endpoints]: {
    readonly [Name in keyof (typeof endpoints)[Feature]]: readonly Trial[];
  };
};

const later = { prefer: 'respond-async' };
const sent = <F>(form: F) => ({ form, headers: later });
const ownPhoto = (words: Readonly<Record<string, string>>): Trial => ({
  sends: async () => sent({ ...words, image: await photoPart(), mask: await maskPart() }),
  answers: 202,
});
/** The calls of a tool: naming stored photos and masks, and with both of one's own, which all tools take alike. */
const tool = (words: Readonly<Record<string, string>>, hasOwn = isLong): readonly Trial[] => [
  ...(hasOwn ? [ownPhoto(words)] : []),
  {
    names: things.photo,
    sends: async (_scene, fileId) => sent({ ...words, fileId, mask: await maskPart() }),
    answers: 202,
  },
  {
    names: things.mask,
    sends: async (_scene, maskFilename) => sent({ ...words, image: await photoPart(), maskFilename }),
    answers: 202,
  },
];
/** Nobody draws here, so what would wait for a picture is sent without its photo. */
const guestTool: readonly Trial[] = [{ sends: () => ({ form: { prompt: 'a sofa' } }), answers: 400 }];

const addressed = (names: Trial['names']): readonly Trial[] => [
  {
    ...(names && { names }),
    sends: (_scene, address) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      return { params: { id: pathname.split('/').at(-2) ?? '' }, query: search };
    },
    answers: 200,
  },
];

/** Calls about several things at once, here about one. */
const onIds = (names: NonNullable<Trial['names']>, more: object = {}): Trial => ({
  names,
  sends: (_scene, id) => ({ json: { ids: [id], ...more } }),
  answers: 200,
});

/** Who has the things; what administrators name. */
const somebody = async ({ owner }: Scene): Promise<string> => owner.user.id;
const onSomebody = (body: object, names: NonNullable<Trial['names']>): Trial => ({
  names,
  sends: (_scene, id) => ({ params: { id }, json: body }),
  answers: 200,
});

const newPerson = () => ({ email: `${newId()}@example.test`, password, fullName: 'Ada Byron' });
const search = { search_prompt: 'the chair', prompt: 'a sofa' };
/** A list of things is drawn where it is said to stand; what lies on the floor is in no wall's way, whatever photo it is. */
const furnishing = {
  room_type: 'bedroom',
  style: 'classic',
  things: JSON.stringify([
    {
      kind: 'rug',
      words: 'a rug',
      width: 2,
      arrangement: { x: 0.5, y: 0.8, turn: 0, scale: 1, variant: 0 },
    },
  ]),
};
const recolour = { select_prompt: 'the wall', prompt: 'green' };

/** Every endpoint of the contract: one that has no trial here does not compile. */
export const trials: Trials = {
  admin: {
    findPeople: [{ sends: ({ owner }) => ({ query: `?query=${owner.user.id}` }), answers: 200 }],
    getPerson: [byId(somebody)],
    adjustCredits: [onSomebody({ amount: 5, reason: 'for the trouble' }, somebody)],
    refundPurchase: [onSomebody({ reason: 'bought twice' }, bought.receipt)],
    getHealth: nothing,
  },
  auth: {
    register: json(newPerson, 201),
    login: json(({ owner }) => ({ email: owner.user.email, password })),
    logout: nothing,
    me: nothing,
    forgotPassword: json(({ owner }) => ({ email: owner.user.email })),
    checkResetLink: [
      {
        sends: async (scene) => ({ query: `?token=${await things.mailToken(scene, 'password-reset')}` }),
        answers: 200,
      },
    ],
    resetPassword: json(async (scene) => ({
      token: await things.mailToken(scene, 'password-reset'),
      password,
    })),
    verifyEmail: [
      {
        sends: async (scene) => ({ query: `?token=${await things.mailToken(scene, 'verification')}` }),
        answers: 200,
      },
    ],
    resendVerification: json(({ owner }) => ({ email: owner.user.email })),
    socialNonce: nothing,
    // No provider is configured here.
    socialLogin: [
      { sends: () => ({ params: { provider: 'google' }, json: { credential: 'x' } }), answers: 404 },
    ],
    changePassword: json(() => ({ currentPassword: password, newPassword: 'Violet-Table-43' })),
    changeEmail: json(() => ({ email: 'elsewhere@example.test', password })),
    confirmEmailChange: json(() => ({ token: 'made-up' }), 400),
    checkUndoLink: [{ sends: () => ({ query: '?token=made-up' }), answers: 400 }],
    undoEmailChange: json(() => ({ token: 'made-up' }), 400),
    listSessions: nothing,
    revokeSession: [byId(things.session)],
    listKeys: nothing,
    // Nobody here has a plan that gives keys.
    makeKey: json(() => ({ name: 'Laptop' }), 403),
    revokeKey: [byId(things.apiKey)],
  },
  profile: {
    updateProfile: json(() => ({ fullName: 'Augusta Ada' })),
    exportAccount: nothing,
    deleteAccount: json(() => ({ password })),
  },
  credits: { getBalance: nothing, listTransactions: nothing },
  shares: shareTrials,
  subscriptions: { listPlans: nothing, listSubscriptions: nothing },
  files: {
    ...albumTrials,
    listFiles: nothing,
    listFileIds: nothing,
    getFile: [byId(things.photo)],
    deleteFile: [
      byId(things.photo),
      {
        names: things.photo,
        sends: (_scene, id) => ({ params: { id }, query: '?permanent=true' }),
        answers: 200,
      },
    ],
    restoreFile: [byId(things.photoInTrash)],
    uploadFile: [
      { sends: async () => ({ form: { image: await photoPart({ seed: 2 }) } }), answers: 201 },
      {
        names: things.photo,
        sends: async (_scene, originalImageId) => ({
          form: { type: 'edited', originalImageId, image: await photoPart({ seed: 2 }) },
        }),
        answers: 201,
      },
    ],
    starFile: [byId(things.photo)],
    unstarFile: [byId(things.photo)],
    starFiles: [onIds(things.photo, { starred: true })],
    listVersions: [byId(things.photo)],
    deleteFiles: [onIds(things.photo), onIds(things.photo, { permanent: true })],
    restoreFiles: [onIds(things.photoInTrash)],
    archiveFiles: [onIds(things.photo)],
    proxyFile: [
      {
        names: things.photo,
        sends: ({ on }, id) => {
          const address = on.house.deps.files.signer.addressOf('file', id, on.clock.now());
          return { query: `?url=${encodeURIComponent(address)}` };
        },
        answers: 200,
      },
    ],
    fileContent: addressed(things.photoAddress),
    maskContent: addressed(things.maskAddress),
    ...maskTrials,
  },
  payments: paymentTrials,
  edits: {
    furnish: [
      {
        sends: async () => ({ form: { ...furnishing, image: await photoPart() }, headers: later }),
        answers: 202,
      },
      {
        names: things.photo,
        sends: (_scene, fileId) => ({ form: { ...furnishing, fileId }, headers: later }),
        answers: 202,
      },
    ],
    planFurnishing: [
      { sends: async () => ({ form: { ...furnishing, image: await photoPart() } }), answers: 200 },
      {
        names: things.photo,
        sends: (_scene, fileId) => ({ form: { ...furnishing, fileId } }),
        answers: 200,
      },
    ],
    inpaint: tool({ prompt: 'a sofa' }, true),
    searchReplace: tool(search),
    searchReplacePublic: guestTool,
    searchRecolor: tool(recolour),
    searchRecolorPublic: guestTool,
    startFlux: tool({ prompt: 'a sofa' }),
    fluxResult: [byId(things.premiumEdit)],
    startFluxPublic: [
      {
        sends: async () => ({ form: { prompt: 'a sofa', image: await photoPart(), mask: await maskPart() } }),
        answers: 200,
      },
    ],
    fluxResultPublic: [byId(things.guestEdit)],
    lookAtVisit: [{ sends: () => ({ json: {} }), answers: 200 }],
    takeOverVisit: [{ sends: () => ({ json: { visit: newSecretToken() } }), answers: 404 }],
    select: [
      {
        sends: async () => ({ form: { image: await photoPart(), box: '[10,10,60,60]' } }),
        answers: 200,
      },
      {
        names: things.photo,
        sends: (_scene, fileId) => ({ form: { fileId, box: '[10,10,60,60]' } }),
        answers: 200,
      },
    ],
    arrange: [
      {
        sends: async () => ({
          form: { image: await photoPart(), mask: await maskPart(), prompt: 'a sofa' },
        }),
        answers: 200,
      },
      {
        names: things.photo,
        sends: async (_scene, fileId) => ({ form: { fileId, mask: await maskPart(), prompt: 'a sofa' } }),
        answers: 200,
      },
    ],
    helpMask: [
      {
        sends: async () => ({ form: { image: await photoPart(), mask: await maskPart() } }),
        answers: 200,
      },
      {
        names: things.photo,
        sends: async (_scene, fileId) => ({ form: { fileId, mask: await maskPart() } }),
        answers: 200,
      },
    ],
    saveMask: [
      ...json(async () => ({ maskData: await maskData() })),
      {
        names: things.photo,
        sends: async (_scene, fileId) => ({ json: { maskData: await maskData(), fileId } }),
        answers: 200,
      },
    ],
    listEdits: nothing,
    getEdit: [byId(things.edit)],
    editEvents: nothing,
    estimateRemoval: [
      {
        names: things.photo,
        sends: (_scene, fileId) => ({ json: { fileId, maskFilename: 'mask-of-nobody.png' } }),
        answers: 404,
      },
    ],
    chooseTake: [
      {
        names: things.edit,
        // It is no removal: there is nothing to choose.
        sends: (_scene, id) => ({ params: { id }, json: { index: 0 } }),
        answers: 400,
      },
    ],
    // It is no preview.
    keepPreview: [{ names: things.edit, sends: (_scene, id) => ({ params: { id } }), answers: 404 }],
    cancelEdit: [byId(things.edit)],
  },
  system: {
    getVersion: nothing,
    getCapabilities: nothing,
    // Nobody is named here who would read it.
    writeToSupport: json(
      () => ({ topic: 'use', message: 'How does it work?', replyTo: 'ada@example.test' }),
      404,
    ),
    live: nothing,
    ready: nothing,
    openapi: nothing,
    docs: nothing,
    docsStyle: nothing,
  },
};
