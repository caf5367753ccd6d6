import type { Reply } from '#platform/std/endpoint.ts'

import type { newsApi } from '../../api.ts'
import { type Curve, faultOf } from '../../verify.ts'
import type { Verified } from '../useVerified.ts'

export type ReleaseReply = Reply<typeof newsApi.release>

/**
 * none: no release is announced · verifying · failed: the code that verifies did not load · unsigned: not by the
 * announcer · unstated: the server names no build · otherBuild: it names another hash than the signed one · otherPage:
 * the page that is open is of another build than the server's · same
 */
export type ReleaseState =
  | 'none'
  | 'verifying'
  | 'failed'
  | 'unsigned'
  | 'unstated'
  | 'otherBuild'
  | 'otherPage'
  | 'same'

/** Whether the announcer signed it. */
export const isSigned = async (
  { announcement, announcer }: Pick<ReleaseReply, 'announcement' | 'announcer'>,
  curve: Curve,
): Promise<boolean> =>
  announcement !== null && (await faultOf(announcement, announcer, curve)) === null

/** `page`: the list of chunks by which the browser binds all code of the open page; null where it names none. */
export function releaseState(
  { announcement, build }: ReleaseReply,
  signed: Verified<boolean>,
  page: string | null,
): ReleaseState {
  if (announcement === null) return 'none'
  if (signed === null) return 'verifying'
  if (signed === 'failed') return 'failed'
  if (!signed) return 'unsigned'
  if (build === null) return 'unstated'
  if (build.hash !== announcement.release) return 'otherBuild'
  return build.chunks === page ? 'same' : 'otherPage'
}
