import { shortAddress } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import type { ReactNode } from 'react'

import { DemoChip } from './DemoChip.tsx'
import { accountTexts as texts } from './text.ts'

export interface NameLineProps {
  readonly address: string
  /** Empty where he has none. */
  readonly nickname: string
  readonly alike: boolean
  readonly className?: string
  /** After the name and its warning, before whose it is. */
  readonly children?: ReactNode
}

/** A nickname, or a seeded neighbour's name; null for an address alone. */
export function useShownName(address: string, nickname: string): string | null {
  const demo = useConfig()?.demo.find((each) => each.address === address)
  return nickname || demo?.name || null
}

/** A nickname, a seeded neighbour's name or the address shortened, and what is to be known of whose it is. */
export function NameLine({ address, nickname, alike, className = '', children }: NameLineProps) {
  const t = useText()
  const session = useSession()
  const name = useShownName(address, nickname)
  return (
    <>
      <bdi className={`min-w-0 overflow-x-clip [overflow-wrap:anywhere] ${className}`}>
        {name ?? shortAddress(address)}
      </bdi>
      {nickname !== '' && alike && <Chip tone="terra">{t(texts.lookAlike)}</Chip>}
      {children}
      <DemoChip owner={address} />
      {session.address === address && <Chip tone="lapis">{t(texts.you)}</Chip>}
    </>
  )
}
