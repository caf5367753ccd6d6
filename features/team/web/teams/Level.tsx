import { decimalsOf } from '#platform/std/amount.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { exactAmount, shortAmount } from '#platform/std/format.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { teamApi } from '../../api.ts'
import { levelRules } from '../../levels.ts'
import { teamsTexts as texts } from './text.ts'

const usdt = (amount: bigint): string => shortAmount(amount, decimalsOf.USDT)

/** One's level, and how far the next one is. */
export function Level({ community }: { community: Reply<typeof teamApi.myCommunity> }) {
  const t = useText()
  const { level, teamPledge, activeDirects, next } = community
  const pledge = BigInt(teamPledge)
  return (
    <Surface className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="shrink-0">
          <Figure label={t(texts.level)} value={`V${level}`} />
        </div>
        <Figure
          label={t(texts.teamPledge)}
          value={<Amount value={pledge} decimals={decimalsOf.USDT} symbol="USDT" />}
        />
      </div>
      {next === null ? (
        <p className="text-soft">{t(texts.highest)}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <h2 className="text-base">{t(texts.next, { level: next.level })}</h2>
          <Towards
            label={t(texts.teamPledge)}
            has={usdt(pledge)}
            needs={`${usdt(BigInt(next.pledge))} USDT`}
            share={Number((pledge * 1_000n) / BigInt(next.pledge)) / 1_000}
          />
          <Towards
            label={t(texts.activeDirects)}
            has={String(activeDirects)}
            needs={String(next.directs)}
            share={activeDirects / next.directs}
          />
        </div>
      )}
      <WhatCounts />
    </Surface>
  )
}

interface TowardsProps {
  readonly label: string
  readonly has: string
  readonly needs: string
  /** 1 or more: enough. */
  readonly share: number
}

function Towards({ label, has, needs, share }: TowardsProps) {
  const t = useText()
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-soft">{label}</span>
        <span className="num font-semibold">{t(texts.of, { has, needs })}</span>
      </div>
      <ProgressBar label={label} value={share} tone={share >= 1 ? 'verdigris' : 'lapis'} />
    </div>
  )
}

function WhatCounts() {
  const t = useText()
  const formats = useFormats()
  return (
    <Disclosure title={t(texts.whatCounts)} note="V1–V5">
      <div className="flex flex-col gap-3 pb-4">
        <p className="text-soft">{t(texts.counts)}</p>
        <KeyValue
          rows={levelRules.map(({ level, pledge, directs }) => ({
            label: t(texts.rule, { level }),
            value: t(texts.ruleTakes, {
              pledge: exactAmount(pledge, decimalsOf.USDT),
              directs: formats.number(directs),
            }),
          }))}
        />
      </div>
    </Disclosure>
  )
}
