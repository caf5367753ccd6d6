import type { Handler } from '#platform/server/bind.ts'

import type { accountApi } from '../api.ts'
import { keepPicture } from './pictures/pictures.ts'
import { reencode } from './pictures/reencode.ts'

/** Shown to nobody by this: the profile names it afterwards. */
export const image: Handler<typeof accountApi.image> = async ({ file }, { app, address }) => {
  const picture = await reencode(file)
  await keepPicture(app, address, picture)
  return { avatar: picture.hash }
}
