import { adminEndpoints } from './admin/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { creditsEndpoints } from './credits/endpoints.ts';
import { editsEndpoints } from './edits/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { filesEndpoints } from './files/endpoints.ts';
import { paymentsEndpoints } from './payments/endpoints.ts';
import { profileEndpoints } from './profile/endpoints.ts';
import { sharesEndpoints } from './shares/endpoints.ts';
import { subscriptionsEndpoints } from './subscriptions/endpoints.ts';
import { systemEndpoints } from './system/endpoints.ts';

export { endpoint, errorsOf } from './endpoint.ts';
export type { Access, Answer, AnswerKind, CallInput, Endpoint, Method, ParsedInput } from './endpoint.ts';
export { ErrorBody, errorCodes, FieldReason, statusOf } from './errors.ts';
export type { ErrorCode } from './errors.ts';
export { Done, Id, IdParams, Instant, limits, Locale, locales } from './values.ts';

export {
  brokenPasswordRules,
  Email,
  FullName,
  InvoiceTo,
  LoginBody,
  Password,
  passwordRules,
  RegisterBody,
  SignedIn,
  socialProviders,
  User,
} from './auth/account.ts';
export type { PasswordRule, SocialProvider } from './auth/account.ts';
export type { ChangeEmailBody, ResetPasswordBody } from './auth/by-mail.ts';
export { ApiKey, MakeApiKeyBody } from './auth/keys.ts';
export type { Session } from './auth/sessions.ts';
export type { SocialLoginBody } from './auth/social.ts';
export { authEndpoints } from './auth/endpoints.ts';

export { CreditBalance, creditsEndpoints, CreditSource, CreditTransaction } from './credits/endpoints.ts';

export {
  displayedType,
  type DisplayedType,
  displayedTypes,
  FileMetadata,
  FileType,
  fileTypes,
  HistoryItem,
  Receipt,
} from './files/history-item.ts';
export { purposeOfPicture } from './files/purpose-of-picture.ts';
export { Album } from './files/albums.ts';
export { editedName, isMadeName } from './files/made-name.ts';
export { EditRecipe, type ExportFormat, exportFormats } from './files/edit-recipe.ts';
export { ListFilesQuery, TypeFilter } from './files/list-files-query.ts';
export { filesEndpoints, SignedQuery } from './files/endpoints.ts';
export { NamedMask, namedMaskLimits } from './files/named-masks.ts';

export { EditRequest } from './edits/edit-request.ts';
export { Edit, EditStage, EditState, isFinal } from './edits/edit.ts';
export { EditAccepted, EditAnswer } from './edits/edit-answer.ts';
export { countMax, editDefaults, productStands, productWidth, seedMax } from './edits/edit-fields.ts';
export { EstimateAnswer, RemovalEstimate, RoughReason, roughReasons, Take } from './edits/removal.ts';
export { RegionGuess } from './edits/region-guess.ts';
export { ModelFault, ModelState, ModelUse } from './edits/model-use.ts';
export {
  MissingThing,
  Understood,
  UnderstoodThing,
  WishAction,
  wishActions,
  wishLacks,
} from './edits/understood.ts';
export { ArrangeAnswer, ArrangeForm, Fits, RoomSetting, Support } from './edits/arrange.ts';
export { Arrangement, Place } from './edits/arrangement.ts';
export { CutKind, MaskHelpAnswer, MaskHelpForm } from './edits/mask-help.ts';
export { FurnishForm, FurnishPlan, PlannedThing } from './edits/furnish.ts';
export { FurnishedThing, furnishedMax, Furnishing, FurnishStyle, RoomType } from './edits/furnishing.ts';
export { InpaintForm, SaveMaskAnswer, SaveMaskBody } from './edits/inpaint.ts';
export { FluxForm, FluxResult, FluxStarted } from './edits/premium.ts';
export { SearchRecolorForm } from './edits/search-recolor.ts';
export { SearchReplaceForm } from './edits/search-replace.ts';
export { ClearedThing, type ClearedKind, Clearing } from './edits/clearing.ts';
export { SelectionAnswer, SelectionBox, SelectionForm, SelectionPoints } from './edits/selection.ts';
export { StylePreset, stylePresets } from './edits/style-preset.ts';
export {
  type AskedEdit,
  type EditOrder,
  EditTool,
  orderAgain,
  purposeOf,
  stylesOfScreen,
  type ToolForm,
  type ToolName,
  toolOf,
  toolRowOf,
  tools,
} from './edits/tools.ts';
export { type AskedRequest, soughtIn } from './edits/tool-fields.ts';
export type { LedgerSource, Purpose, Tool } from './edits/tool.ts';
export { editsEndpoints } from './edits/endpoints.ts';
export { TakenOver, Visit, VISIT_HEADER, VisitToken } from './edits/visit-endpoints.ts';

export { DeleteAccountBody, profileEndpoints, UpdateProfileBody } from './profile/endpoints.ts';

export { AdminPerson, adminEndpoints } from './admin/endpoints.ts';

export { brandName } from './payments/card-brand.ts';
export { paymentsEndpoints } from './payments/endpoints.ts';
export {
  CreditOffer,
  Invoice,
  InvoiceSeller,
  PaymentMethod,
  PaymentReceipt,
  PurchaseBody,
  SubscribeBody,
} from './payments/payment.ts';

export { sharesEndpoints } from './shares/endpoints.ts';
export { Pin, Share, ShareAnswer, ShareAnswerBody, SharedPictures, shareLimits } from './shares/share.ts';

export { subscriptionsEndpoints } from './subscriptions/endpoints.ts';
export {
  FeatureKey,
  featureKeys,
  Plan,
  PlanChoice,
  Subscription,
  SubscriptionStatus,
} from './subscriptions/plan.ts';

export {
  Capabilities,
  EngineInfo,
  SupportMessage,
  type SupportTopic,
  supportTopics,
  systemEndpoints,
  ToolOffer,
  VersionInfo,
} from './system/endpoints.ts';

/** Every endpoint by feature: the whole of what server and web say to each other. */
export const endpoints = {
  admin: adminEndpoints,
  auth: authEndpoints,
  credits: creditsEndpoints,
  edits: editsEndpoints,
  files: filesEndpoints,
  payments: paymentsEndpoints,
  profile: profileEndpoints,
  shares: sharesEndpoints,
  subscriptions: subscriptionsEndpoints,
  system: systemEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;
