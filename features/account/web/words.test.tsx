import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { beyondBudget } from '#platform/web/testing/visibleWords.ts'
import { expect, test } from 'vitest'

import { accountApi } from '../api.ts'
import { ProfileForm } from './profile/ProfileForm.tsx'
import { LookAlikeNote } from './users/LookAlikeNote.tsx'
import { UserCard } from './users/UserCard.tsx'
import { profileTexts } from './textProfile.ts'
import { UsersListScreen } from './UsersListScreen.tsx'

const users = sampleReply(accountApi.pageQuery)
const person = users.list[0]!

test.each(locales)('the list of users is read within the budget, in %s', (locale) => {
  const replies = [reply(accountApi.pageQuery, { size: 20 }, users)]
  expect(beyondBudget(renderScreen(<UsersListScreen />, { locale, replies }))).toEqual([])
})

// What the screen shows once the wallet is known.
test.each(locales)('the own profile is read within the budget, in %s', (locale) => {
  const { youLookLike, othersLookLike } = profileTexts
  const screen = (
    <>
      <UserCard person={person} />
      <LookAlikeNote person={person} later={youLookLike} first={othersLookLike} />
      <ProfileForm person={person} />
    </>
  )
  expect(beyondBudget(renderScreen(screen, { locale, replies: [] }))).toEqual([])
})
