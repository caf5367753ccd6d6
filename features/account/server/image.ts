import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { accountApi } from '../api.ts'
import { accountFailures as f } from '../failures.ts'
import { FairQueue } from './pictures/fairQueue.ts'
import { keepPicture } from './pictures/pictures.ts'
import { reencode } from './pictures/reencode.ts'

/** Many at once would use the memory of other requests. */
const queue = new FairQueue(20, 3)

/** It is not shown yet: the profile names it afterwards. */
export const image: Handler<typeof accountApi.image> = async ({ file }, { app, address }) => {
  const made = queue.run(address, () => reencode(file))
  if (made === null) throw new Failure(f.PICTURES_WAIT)
  const picture = await made
  await keepPicture(app, address, picture)
  return { avatar: picture.hash }
}
