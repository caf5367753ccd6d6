import { Chip } from '#platform/ui/Chip.tsx'
import { shortAddress } from '#platform/std/format.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'

import { DemoChip } from './DemoChip.tsx'
import { accountTexts as texts } from './text.ts'

/**
 * Who an address is: oneself, a seeded neighbour of a local network (labelled as such), or
 * the address, shortened. Not for a destination of money or cards: there it stands in full.
 */
export function Person({ address }: { address: string }) {
  const t = useText()
  const session = useSession()
  const demo = useConfig()?.demo.find((each) => each.address === address)
  return (
    <span className="num inline-flex max-w-full flex-wrap items-center gap-x-1.5" title={address}>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {demo?.name ?? shortAddress(address)}
      </span>
      <DemoChip owner={address} />
      {session.address === address && <Chip tone="lapis">{t(texts.you)}</Chip>}
    </span>
  )
}
