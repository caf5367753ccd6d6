import { cleaned, type Lines, readerCount } from '#platform/std/readable.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { TextArea } from '#platform/ui/TextArea.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { type PersonView, profileLimits } from '../../shapes.ts'
import { pictureOf } from '../personNames.ts'
import { profileTexts as texts } from '../textProfile.ts'
import { PictureField } from './PictureField.tsx'
import { useProfileForm } from './useProfileForm.ts'

export function ProfileForm({ person }: { person: PersonView }) {
  const t = useText()
  const form = useProfileForm(person)
  const name = useCounted(form.nickname, profileLimits.nickname, 'line')
  const introduction = useCounted(form.introduction, profileLimits.introduction, 'lines')
  const valid = name.error === null && introduction.error === null
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (valid && form.changed) void form.save()
      }}
    >
      <PictureField
        address={person.address}
        current={pictureOf(person.avatar)}
        choice={form.picture}
        onChange={form.setPicture}
        error={form.faultOf('file', 'avatar')}
      />
      <Field
        label={t(texts.nickname)}
        value={form.nickname}
        onChange={(event) => form.setNickname(event.target.value)}
        autoComplete="nickname"
        spellCheck={false}
        dir="auto"
        error={name.error ?? form.faultOf('nickname')}
        hint={t(texts.nicknameNote, { most: profileLimits.nickname })}
        trailing={<span className="num shrink-0 pr-3 text-xs text-soft">{name.count}</span>}
      />
      <TextArea
        label={t(texts.introduction)}
        value={form.introduction}
        onChange={(event) => form.setIntroduction(event.target.value)}
        dir="auto"
        error={introduction.error ?? form.faultOf('introduction')}
        hint={
          <span className="flex justify-between gap-3">
            <span>{t(texts.introductionNote, { most: profileLimits.introduction })}</span>
            <span className="num shrink-0">{introduction.count}</span>
          </span>
        }
      />
      {form.faultOf(null, 'body') !== null && (
        <p role="alert" className="text-terra">
          {form.faultOf(null, 'body')}
        </p>
      )}
      <Button type="submit" full busy={form.busy} disabled={!valid || !form.changed}>
        {t(form.changed ? texts.save : texts.unchanged)}
      </Button>
    </form>
  )
}

/** Counted as the server counts. */
function useCounted(typed: string, most: number, lines: Lines) {
  const t = useText()
  const count = readerCount(cleaned(typed, lines))
  return {
    count: t(texts.count, { count, most }),
    error: count > most ? t(texts.tooLong, { most, over: count - most }) : null,
  }
}
