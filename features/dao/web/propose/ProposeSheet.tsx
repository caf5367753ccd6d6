import { Button } from '#platform/ui/Button.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { TextArea } from '#platform/ui/TextArea.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { proposalActions } from '../../actions.ts'
import { daoApi } from '../../api.ts'
import { mostDescription } from '../../fields.ts'
import { daoTexts } from '../textDao.ts'
import { proposeTexts as texts } from '../textPropose.ts'
import { CallFields } from './CallFields.tsx'
import { type Draft, draftOf, read } from './drafts.ts'

const form = 'daoPropose'
/** Calls of a proposal at most, as the contract has it. */
const mostCalls = 10

/** A proposal: its title, why, and what it does; the contract takes no other calls than these. */
export function ProposeSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { start, busy } = useAction(proposalActions.propose)
  const sheet = useFormSheet([proposalActions.propose.kind], onClose)
  const refusal = useApi(daoApi.mine, {}).data?.refusal ?? null
  const pool = useApi(daoApi.pool, {}).data
  const [title, setTitle] = useState('')
  const [why, setWhy] = useState('')
  const [drafts, setDrafts] = useState<readonly Draft[]>([draftOf(0)])
  const [nextKey, setNextKey] = useState(1)
  const [pressed, setPressed] = useState(false)
  const description = `${title.trim()}\n\n${why.trim()}`
  const isLong = description.length > mostDescription
  const fee = pool === undefined ? null : BigInt(pool.creationFee)
  const calls = drafts.map((draft) => read(draft, fee).call)

  const review = (): void => {
    setPressed(true)
    if (title.trim() === '' || why.trim() === '' || isLong || refusal !== null) return
    if (calls.includes(null)) return
    void sheet.start(start({ calls: calls.join(';'), description }))
  }
  const change = (draft: Draft): void =>
    setDrafts(drafts.map((one) => (one.key === draft.key ? draft : one)))
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      dismissible={title === '' && why === ''}
      title={t(daoTexts.propose)}
      lead={t(texts.lead)}
      footer={
        <Button full type="submit" form={form} busy={busy} disabled={refusal !== null}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      {refusal !== null && (
        <p role="alert" className="num rounded-md bg-terra-wash px-4 py-3 text-terra">
          {refusal.message}
        </p>
      )}
      <Form id={form} onSubmit={review}>
        <Field
          label={t(texts.title)}
          required
          autoComplete="off"
          maxLength={120}
          value={title}
          error={pressed && title.trim() === '' ? t(texts.enterTitle) : null}
          onChange={(event) => setTitle(event.target.value)}
        />
        {drafts.map((draft, i) => (
          <CallFields
            key={draft.key}
            number={i + 1}
            draft={draft}
            wrong={read(draft, fee)}
            pressed={pressed}
            pool={pool ?? null}
            onChange={change}
            onRemove={
              drafts.length === 1
                ? null
                : () => setDrafts(drafts.filter(({ key }) => key !== draft.key))
            }
          />
        ))}
        {drafts.length < mostCalls && (
          <Button
            small
            kind="quiet"
            onClick={() => {
              setDrafts([...drafts, draftOf(nextKey)])
              setNextKey(nextKey + 1)
            }}
          >
            {t(texts.add)}
          </Button>
        )}
        <TextArea
          label={t(texts.why)}
          required
          value={why}
          error={
            isLong
              ? t(texts.tooLong, { most: mostDescription })
              : pressed && why.trim() === ''
                ? t(texts.enterWhy)
                : null
          }
          onChange={(event) => setWhy(event.target.value)}
        />
      </Form>
    </Sheet>
  )
}
