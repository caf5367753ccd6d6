import { shortAddress } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import type { ReactNode } from 'react'

import { accountTexts as texts } from './text.ts'

export interface NameLineProps {
  readonly address: string
  /** Empty where he has none. */
  readonly nickname: string
  readonly alike: boolean
  readonly className?: string
  /** After the name and its warning, before the owner. */
  readonly children?: ReactNode
}

/** A nickname, or a seeded neighbour's name; null for an address alone. */
export function useShownName(address: string, nickname: string): string | null {
  const demo = useConfig()?.demo.find((each) => each.address === address)
  return nickname || demo?.name || null
}

/** A nickname, a seeded neighbour's name or the shortened address, with a note about its owner. */
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

/** Marks a seeded neighbour of a local network; nothing for others. */
export function DemoChip({ owner }: { owner: string }) {
  const t = useText()
  const demo = useConfig()?.demo.some(({ address }) => address === owner) ?? false
  return demo ? <Chip>{t(texts.demo)}</Chip> : null
}
