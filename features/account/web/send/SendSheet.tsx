import { typedAddress } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { accountSheet } from '#platform/web/dialogs.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { useHold } from '#platform/web/spend/useHold.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useState } from 'react'

import { accountActions } from '../../actions.ts'
import { accountApi } from '../../api.ts'
import { nativeUnit } from '../../coins.ts'
import { Recipient } from './Recipient.tsx'
import { contractOf, shownAs } from './sendCoin.ts'
import { feeRoom, mostWithFee, recipientFault } from './sendRules.ts'
import { sendTexts as texts } from './text.ts'
import { useSendCoins } from './useSendCoins.ts'

/** Which coin, where to in full, and how much; a first transfer to an address is looked at for a while. */
export function SendSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { address: own } = useSession()
  const contracts = useConfig()?.contracts ?? {}
  const { start, busy } = useAction(accountActions.send)
  const coins = useSendCoins()
  const [chosen, setChosen] = useState('USDT')
  const [typed, setTyped] = useState('')
  const one = coins.find(({ name }) => name === chosen) ?? coins[0]!
  const { coin, pool, balance } = one

  const to = typedAddress(typed)
  const refused = { own, contracts: [...Object.values(contracts), contractOf(one, contracts)] }
  const fault = recipientFault(to, refused)
  const known = useApi(accountApi.recipient, fault === null ? { to } : null)
  const left = useHold(fault === null && (known.data?.times ?? 0) === 0 ? to : null)

  const shown = shownAs(coin)
  const newAccountFee = known.data === undefined ? null : BigInt(known.data.newAccountFee)
  const room = feeRoom(newAccountFee)
  const most =
    coin === nativeUnit && balance !== null
      ? { units: mostWithFee(balance, room), text: texts.aboveWithFee }
      : null
  const { units, pressed, press, field } = useTypedAmount(shown, { balance, most })

  const review = (): void => {
    press()
    if (fault !== null || units === null || left > 0 || known.data === undefined) return
    onClose()
    accountSheet.set(false)
    void start({ coin, to, amount: String(units), ...(pool === undefined ? {} : { pool }) })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(texts.sendCoins)}
      lead={t(texts.lead)}
      footer={
        <Button
          full
          busy={busy || (fault === null && known.isPending)}
          disabled={left > 0}
          onClick={review}
        >
          {left > 0 ? t(texts.wait, { seconds: left }) : t(shellTexts.review)}
        </Button>
      }
    >
      <div className="flex items-center justify-between gap-4">
        <span className="font-semibold">{t(texts.coin)}</span>
        <Select
          label={t(texts.coin)}
          value={one.name}
          onChange={setChosen}
          options={coins.map(({ name }) => ({ value: name, label: name }))}
        />
      </div>
      <RecipientField
        label={t(texts.address)}
        value={typed}
        hint={t(texts.addressHint)}
        error={fault !== null && (pressed || to !== '') ? t(fault) : null}
        onChange={setTyped}
      />
      {fault === null && known.data !== undefined && (
        <Recipient to={to} coin={coin} known={known.data} />
      )}
      {fault === null && known.isError && (
        <div className="flex flex-col gap-2" role="alert">
          <p className="text-terra">{t(texts.unread)}</p>
          <Button kind="quiet" onClick={() => void known.refetch()}>
            {t(texts.tryAgain)}
          </Button>
        </div>
      )}
      <AmountField
        label={t(texts.amount)}
        most={most?.units ?? balance}
        {...(most === null || balance === null
          ? {}
          : {
              maximumText: t(texts.withFee, {
                amount: exactOf(balance, shown),
                fee: formatUnits(room, shown.decimals),
                symbol: shown.symbol,
              }),
            })}
        {...field}
      />
    </Sheet>
  )
}
