import { callApi } from '#platform/web/client.ts'

import { accountApi } from '../../api.ts'
import type { View } from './crop.ts'
import { squareOf } from './Cropper.tsx'

/** The picture stays, goes, or another takes its place. */
export type PictureChoice = 'kept' | 'none' | { readonly picture: ImageBitmap; readonly view: View }

/** The picture's hash once it is uploaded; empty for none, undefined if it stays. */
export async function uploadedPicture(choice: PictureChoice): Promise<string | undefined> {
  if (choice === 'kept') return undefined
  if (choice === 'none') return ''
  const file = await squareOf(choice.picture, choice.view)
  return (await callApi(accountApi.image, { file })).avatar
}
