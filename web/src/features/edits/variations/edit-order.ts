import type {
  FluxForm,
  FurnishForm,
  InpaintForm,
  SearchRecolorForm,
  SearchReplaceForm,
} from '@maquette/contract';

/** One of the calls that make pictures, and what it is told. */
export type EditOrder =
  /** `product`: the picture of a thing of one's own, as a data URL. */
  | { call: 'inpaint'; form: InpaintForm; product?: string }
  | { call: 'furnish'; form: FurnishForm }
  | { call: 'search-replace'; form: SearchReplaceForm }
  | { call: 'search-recolor'; form: SearchRecolorForm }
  | { call: 'flux-kontext-pro'; form: FluxForm };

/** What the screens always ask of premium; its aspect is left to the server, which takes the photo's own. */
export const premiumFormat = { output_format: 'png', safety_tolerance: 2 } as const;
