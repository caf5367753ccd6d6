import { isAddress, typedAddress } from '#platform/std/address.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { addressFault } from '#platform/web/addressFault.ts'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { useId, useState } from 'react'

import { approvalsApi } from '../api.ts'
import { ApprovalRow } from './ApprovalRow.tsx'
import { keyOf } from './approvals.ts'
import { approvalsTexts as texts } from './text.ts'

type Asked = Readonly<{ spender: string; contract?: string }>

/** Any spender of any coin, as typed: for what no list has. */
export function LookUp() {
  const t = useText()
  const id = useId()
  const [spender, setSpender] = useState('')
  const [contract, setContract] = useState('')
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const query = useApi(approvalsApi.lookUp, asked)
  const who = typedAddress(spender)
  const what = typedAddress(contract)
  const fault = (text: string): string | null => {
    const found = addressFault(text, texts.wrongAddress)
    return tried && found !== null ? t(found) : null
  }
  const refused = asked !== null && query.error?.field === 'contract' ? query.error.message : null
  const submit = (): void => {
    setTried(true)
    if (!isAddress(who) || (what !== '' && !isAddress(what))) return
    setAsked({ spender: who, ...(what === '' ? {} : { contract: what }) })
  }
  return (
    <div className="flex flex-col gap-4 pb-4">
      <p className="text-sm text-soft">{t(texts.lookUpNote)}</p>
      <Form id={id} onSubmit={submit}>
        <RecipientField
          label={t(texts.spenderAddress)}
          value={spender}
          onChange={setSpender}
          error={fault(who)}
        />
        <RecipientField
          label={t(texts.contractAddress)}
          required={false}
          hint={t(texts.contractHint)}
          value={contract}
          onChange={setContract}
          error={what === '' ? null : (fault(what) ?? refused)}
        />
        <Button kind="quiet" type="submit" busy={query.isFetching}>
          {t(texts.find)}
        </Button>
      </Form>
      {asked !== null && refused === null && (
        <QueryState query={query} empty={<p className="text-soft">{t(texts.nothingFound)}</p>}>
          {({ list }) => (
            <ul className="flex flex-col">
              {list.map((approval) => (
                <ApprovalRow key={keyOf(approval)} approval={approval} />
              ))}
            </ul>
          )}
        </QueryState>
      )}
    </div>
  )
}
