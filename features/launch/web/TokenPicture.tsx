import { Avatar } from '#platform/ui/Avatar.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { atServer } from '#platform/web/runtime.ts'

import type { LaunchToken } from '../shapes.ts'

const picturePath = '/tessera/launch/picture'

export const pictureOf = (picture: string | null): string | null =>
  picture === null ? null : atServer(`${picturePath}/${picture}`)

interface TokenPictureProps {
  readonly token: Pick<LaunchToken, 'token' | 'symbol' | 'picture' | 'looksLike'>
  readonly size?: number
}

/** The picture that its creator chose, else its letter; a look-alike has neither. */
export function TokenPicture({ token, size = 36 }: TokenPictureProps) {
  const { symbol, picture, looksLike } = token
  if (looksLike !== null) return <CoinMark symbol="?" />
  return picture === null ? (
    <CoinMark symbol={symbol} />
  ) : (
    <Avatar seed={token.token} size={size} picture={pictureOf(picture)} />
  )
}
