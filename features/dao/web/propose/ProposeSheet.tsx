import { Button } from '#platform/ui/Button.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { TextArea } from '#platform/ui/TextArea.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import type { Translate } from '#platform/web/translate.ts'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { proposalActions } from '../../actions.ts'
import { daoApi } from '../../api.ts'
import { mostDescription, type PoolCoin, poolCoins } from '../../fields.ts'
import { spanText } from '../span.ts'
import { daoTexts } from '../textDao.ts'
import { proposeTexts as texts } from '../textPropose.ts'
import { CallFields } from './CallFields.tsx'
import { type Draft, draftOf, readAll } from './drafts.ts'

const form = 'daoPropose'
/** Calls of a proposal at most, as the contract has it. */
const mostCalls = 10

/** A proposal: its title, why, and what it does; the contract takes no other calls than these. */
export function ProposeSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { start, busy } = useAction(proposalActions.propose)
  const sheet = useFormSheet([proposalActions.propose.kind], onClose)
  const mine = useApi(daoApi.mine, {})
  const refusal = mine.data?.refusal ?? null
  const pool = useApi(daoApi.pool, {}).data
  const [title, setTitle] = useState('')
  const [why, setWhy] = useState('')
  const [drafts, setDrafts] = useState<readonly Draft[]>([draftOf(0)])
  const [nextKey, setNextKey] = useState(1)
  const [pressed, setPressed] = useState(false)
  const description = `${title.trim()}\n\n${why.trim()}`
  const isLong = description.length > mostDescription
  const fee = pool === undefined ? null : BigInt(pool.creationFee)
  const payable =
    pool === undefined
      ? null
      : (Object.fromEntries(
          poolCoins.map((coin, i) => [coin, BigInt(pool.coins[i]?.payable ?? '0')]),
        ) as Record<PoolCoin, bigint>)
  const reads = readAll(drafts, fee, payable)
  const calls = reads.map(({ call }) => call)

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
          {mine.data === undefined || refusal.reason !== 'BELOW_THRESHOLD'
            ? refusal.message
            : needsText(mine.data, t)}
        </p>
      )}
      {mine.isPending && <Skeleton className="h-80 w-full" />}
      {!mine.isPending && refusal === null && (
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
              wrong={reads[i]!}
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
      )}
    </Sheet>
  )
}

const votesText = (units: string): string => exactOf(BigInt(units), tesCoin).split(' ')[0]!

/** How many votes it takes, and how long they must have been held. */
const needsText = ({ rules, counted }: Reply<typeof daoApi.mine>, t: Translate): string =>
  t(texts.needsVotes, {
    least: votesText(rules.threshold),
    span: spanText(rules.heldFor, t),
    votes: votesText(counted),
  })
