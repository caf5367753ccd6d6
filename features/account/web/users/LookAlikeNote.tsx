import { shortAddress } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { PersonView } from '../../shapes.ts'

export interface LookAlikeNoteProps {
  readonly person: Pick<PersonView, 'alike' | 'longer'>
  /** With `nickname` and `address` of the account that has had the name longer. */
  readonly later: Text
  readonly first: Text
}

/** A note that a nickname looks like another's, with its owner. */
export function LookAlikeNote({ person: { alike, longer }, later, first }: LookAlikeNoteProps) {
  const t = useText()
  if (!alike) return null
  return (
    <p className="flex items-start gap-1.5 rounded-md bg-terra-wash px-3 py-2 text-xs text-terra [overflow-wrap:anywhere]">
      <Icon name="warning" size={16} />
      <span className="min-w-0 overflow-x-clip">
        {longer === null
          ? t(first)
          : t(later, { nickname: longer.nickname, address: shortAddress(longer.address) })}
      </span>
    </p>
  )
}
