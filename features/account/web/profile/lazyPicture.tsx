import { lazyComponent } from '#platform/web/lazyComponent.tsx'

import type { PictureChoice } from './picture.ts'

/** The field of a picture for other features: who does not show it does not load it. */
export const LazyPictureField = lazyComponent(
  async () => (await import('./PictureField.tsx')).PictureField,
  null,
)

/** Uploads a chosen picture: its hash, `''` for none, undefined where the present one stays. */
export const uploadPicture = async (choice: PictureChoice): Promise<string | undefined> =>
  (await import('./picture.ts')).uploadedPicture(choice)
