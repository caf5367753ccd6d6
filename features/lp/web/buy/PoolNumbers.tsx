import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { Translate } from '#platform/web/translate.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'
import { Link } from 'wouter'

import type { purchaseApi } from '../../purchaseApi.ts'
import { shortLp } from '../lp.ts'
import { aboutUsdt } from '../worth.ts'
import { shareText } from './Outcome.tsx'
import { lpBuyTexts as texts } from './text.ts'

export type Info = Reply<typeof purchaseApi.info>

/** Decimals of `priceE12`: those of USDT, and twelve more. */
const priceDecimals = decimalsOf.USDT + 12

const about = (t: Translate, worth: string | null): string =>
  worth === null ? '–' : aboutUsdt(t, worth)

/** What lies in the pool, and what of it is one's own. */
export function PoolNumbers({ info }: { info: Info }) {
  const t = useText()
  const formats = useFormats()
  const { coins, priceE12, sources } = info
  const other = coins.find(({ symbol }) => symbol !== 'USDT')
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t(texts.inPool)}</h2>
        <Verify of={t(texts.inPool)} source={sourceOf(sources, 'reserves')} />
      </div>
      <KeyValue
        rows={[
          ...coins.map(({ symbol, decimals, reserve }) => ({
            label: symbol,
            value: shortAmount(BigInt(reserve), decimals),
          })),
          {
            label: t(texts.price),
            value:
              priceE12 === null || other === undefined
                ? '–'
                : t(texts.priceOf, {
                    symbol: other.symbol,
                    price: shortAmount(BigInt(priceE12), priceDecimals, 4),
                  }),
          },
          { label: t(texts.worthOf), value: about(t, info.worth) },
          { label: t(texts.fee), value: formats.percent(info.feeBps) },
        ]}
      />
    </Surface>
  )
}

/** What one has of a pool, and the way to stake it; nothing where one has none. */
export function MyShare({ info: { mine, pool, totalSupply, sources } }: { info: Info }) {
  const t = useText()
  const formats = useFormats()
  if (mine === null || (mine.balance === '0' && mine.staked === '0')) return null
  const balance = shortLp(BigInt(mine.balance))
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t(texts.mine)}</h2>
        {totalSupply !== '0' && (
          <Verify of={t(texts.share)} source={sourceOf(sources, 'totalSupply')} />
        )}
      </div>
      <KeyValue
        rows={[
          { label: t(texts.mineFree), value: `${balance} LP` },
          { label: t(texts.mineStaked), value: `${shortLp(BigInt(mine.staked))} LP` },
          { label: t(texts.share), value: shareText(mine.sharePpm, formats.percent, t) },
          { label: t(texts.worthOf), value: about(t, mine.worth) },
        ]}
      />
      {mine.balance !== '0' && (
        <Link to={`/pledgeLP?pool=${pool}`} className={buttonClass('quiet', true)}>
          {t(texts.stakeIt, { amount: balance })}
        </Link>
      )}
    </Surface>
  )
}
