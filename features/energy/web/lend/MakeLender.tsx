import type { Reply } from '#platform/std/endpoint.ts'
import { Figure } from '#platform/ui/Figure.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'

import { energyActions } from '../../actions.ts'
import type { energyApi } from '../../api.ts'
import { leastStake } from '../../fields.ts'
import { aprBps, perCoin, sunText } from '../energy.ts'
import { energyTexts } from '../text.ts'
import { lendTexts as texts } from '../textLend.ts'
import { StakeField } from './StakeField.tsx'
import { TermsFields, useTerms } from './TermsFields.tsx'

const form = 'energyMake'

/** What a provider earns, and the form: terms and a first stake. */
export function MakeLender({ info }: { info: Reply<typeof energyApi.fuelInfo> }) {
  const t = useText()
  const { percent } = useFormats()
  const { start, busy } = useAction(energyActions.make)
  const { network, sums, providers, mine, sources } = info
  const cheapest = providers[0]?.price
  // A price as the market has it, below that of burning.
  const first = cheapest ?? (network === null ? 50 : Math.floor(Number(network.burnPrice) / 2))
  const terms = useTerms({ price: first, least: 10_000 })
  const coin = nativeCoin()
  const balance = mine?.trx == null ? null : BigInt(mine.trx)
  const stake = useTypedAmount(coin, {
    balance,
    minimum: leastStake,
    below: texts.belowStake,
  })
  const review = (): void => {
    stake.press()
    const { price, least } = terms
    if (stake.units === null || price === null || least === null) return
    void start({ price: String(price), least: String(least), sun: String(stake.units) })
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-4 max-[300px]:grid-cols-1">
        <Figure
          label={t(texts.apr)}
          value={network === null ? '…' : percent(aprBps(BigInt(terms.price ?? 0), network))}
          note={
            network === null
              ? ''
              : t(texts.aprNote, { symbol: nativeSymbol(), energy: perCoin(network) })
          }
        />
        <Figure
          label={t(texts.allLent)}
          value={sunText(sums.lent)}
          note={t(texts.allNote, {
            amount: sunText(BigInt(sums.lent) + BigInt(sums.staked)),
            paid: sunText(sums.paid),
          })}
        />
      </div>
      <Form id={form} onSubmit={review}>
        <StakeField stake={stake.field} label={t(texts.amount)} balance={balance} />
        <TermsFields terms={terms} network={network} />
      </Form>
      <p className="text-soft">{t(texts.onlyYou)}</p>
      <p className="text-soft">{t(texts.votes)}</p>
      <Verify of={t(energyTexts.network)} source={sourcesOf(sources, 'network')} />
      <FormBar form={form} busy={busy} />
    </>
  )
}
