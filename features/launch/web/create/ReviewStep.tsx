import { zeroAddress } from '#platform/std/address.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue, type KeyValueRow } from '#platform/ui/KeyValue.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { figureSun, plainSun, tokensText } from '../amounts.ts'
import { lasting } from '../lasting.ts'
import { saleTexts } from '../textSale.ts'
import { saleWordsOf, type TokenArgs, wordsOf } from '../tokenWords.ts'
import { lastsOf, partsOf } from '../unlocks.ts'
import { WordList } from '../WordList.tsx'
import { type TokenConfig, tokensPerShare } from './config.ts'
import { type FieldKey, saleKeys, tokenKeys } from './fields.ts'
import { fieldTexts } from './textFields.ts'
import { formTexts as texts } from './textForm.ts'
import { valueText } from './valueText.ts'
import type { FormState, Making } from './useForm.ts'

interface ReviewStepProps {
  readonly form: FormState
  readonly making: Making
  /** Of a token that there is already, in place of the form's. */
  readonly token: Pick<TokenConfig, 'totalSupply' | 'burnLimit' | 'symbol'>
  /** Seconds that minting lasts. */
  readonly period: number
  /** sun; 0 where nothing is paid. */
  readonly fee: bigint
  /** sun of a unit of energy. */
  readonly energyPrice: bigint
}

/** Energy that the call takes about, by what is made. */
const energy = { token: 150_000n, presale: 120_000n, both: 260_000n } as const

/** All that becomes fixed, in a few lines; its cost; sentences and every value below. */
export function ReviewStep({ form, making, token, period, fee, energyPrice }: ReviewStepProps) {
  const t = useText()
  const { dateTime, percent, number } = useFormats()
  const { sale } = form
  const coin = { symbol: token.symbol, decimals: 18 }
  const vesting = {
    delay: Number(sale.vestingDelay),
    rate: Number(sale.vestingRate),
    step: Number(sale.vestingDis),
  }
  const saleRows: KeyValueRow[] = [
    {
      label: t(texts.starts),
      value: sale.startTime === 0n ? t(texts.soonest) : dateTime(Number(sale.startTime)),
    },
    { label: t(saleTexts.period), value: lasting(period, t) },
    { label: t(fieldTexts.presaleEthAmount.label), value: plainSun(sale.presaleEthAmount) },
    { label: t(fieldTexts.maxTotalNum.label), value: number(Number(sale.maxTotalNum)) },
    { label: t(texts.shareBuys), value: tokensText(tokensPerShare(token, sale), coin) },
    { label: t(texts.raise), value: figureSun(sale.presaleEthAmount * sale.maxTotalNum) },
    { label: t(fieldTexts.softCapRate.label), value: percent(Number(sale.softCapRate)) },
    {
      label: t(texts.unlocking),
      value: t(texts.unlocksIn, { count: partsOf(vesting), days: lasting(lastsOf(vesting), t) }),
    },
  ]
  return (
    <>
      {making !== 'token' && <KeyValue rows={saleRows} />}
      {making === 'token' && <p className="text-soft">{t(texts.aloneNote)}</p>}
      <div className="border-t border-line pt-4">
        <KeyValue
          rows={[
            ...(making === 'presale'
              ? []
              : [{ label: t(texts.creationFee), value: figureSun(fee) }]),
            {
              label: t(texts.networkFee),
              value: t(texts.aboutFee, { amount: plainSun(energyPrice * energy[making]) }),
            },
          ]}
        />
      </div>
      <p className="rounded-md bg-sunk px-4 py-3">{t(texts.forEver)}</p>
      <div>
        <Disclosure title={t(texts.powers)}>
          <WordList
            words={[
              ...(making === 'presale' ? [] : wordsOf(argsOf(form.token), percent, t)),
              ...(making === 'token'
                ? []
                : saleWordsOf(
                    {
                      userLPShare: Number(sale.userLPShare),
                      devLPShare: Number(sale.devLPShare),
                      backingShare: Number(sale.backingShare),
                    },
                    percent,
                  )),
            ]}
          />
        </Disclosure>
        <Disclosure title={t(texts.allFields)}>
          <AllValues form={form} making={making} />
        </Disclosure>
      </div>
    </>
  )
}

const argsOf = (token: TokenConfig): TokenArgs => ({
  symbol: token.symbol,
  totalSupply: String(token.totalSupply),
  feeBuy: Number(token.feeBuy),
  feeSell: Number(token.feeSell),
  lpBurnEnabled: token.lpBurnEnabled,
  lpBurnFrequency: Number(token.lpBurnFrequency),
  percentForLPBurn: Number(token.percentForLPBurn),
  burnLimit: String(token.burnLimit),
  protectTime: Number(token.protectTime),
  protectFee: Number(token.protectFee),
  isInsideSell: token.isInsideSell,
  swapThreshold: String(token.swapThreshold),
})

/** Every value, with its name in the contract; without who is paid where nobody is. */
function AllValues({ form, making }: { form: FormState; making: Making }) {
  const t = useText()
  const formats = useFormats()
  const coin = nativeSymbol()
  const keys: readonly FieldKey[] = [
    ...(making === 'presale' ? [] : tokenKeys),
    ...(making === 'token' ? [] : saleKeys),
  ]
  const values = { ...form.token, ...form.sale }
  const look = { t, formats, symbol: form.token.symbol }
  return (
    <div className="pb-4">
      <KeyValue
        rows={keys
          .filter((key) => values[key] !== zeroAddress)
          .map((key) => ({
            label: `${t(fieldTexts[key].label, { coin })} (${key})`,
            value: <span translate="no">{valueText(key, values[key], look)}</span>,
          }))}
      />
    </div>
  )
}
