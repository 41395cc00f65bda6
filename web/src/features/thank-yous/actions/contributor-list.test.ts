import { describe, expect, test } from 'vitest'
import { makeContributor, makeThankedContribution } from '../../../../test/make-contributor.ts'
import * as list from './contributor-list.ts'

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`
const waiting = (id: string, minute: number) =>
  makeContributor(id, { gifts: [makeThankedContribution(`${id}-gift`, { timestamp: at(minute) })] })
const sent = (id: string, minute: number) =>
  makeContributor(id, {
    status: 'sent',
    sentAt: at(minute),
    gifts: [makeThankedContribution(`${id}-gift`)],
  })
const names = (contributors: readonly { id: string }[]) => contributors.map(({ id }) => id)

const contributors = [waiting('mei', 1), waiting('raj', 2), sent('wei', 4), sent('ana', 3)]

describe('the contributor list', () => {
  test('is filtered and counted by status', () => {
    expect(names(list.filterContributors(contributors, 'toWrite'))).toEqual(['mei', 'raj'])
    expect(names(list.filterContributors(contributors, 'sent'))).toEqual(['wei', 'ana'])
    expect(list.filterContributors(contributors, 'all')).toHaveLength(4)
    expect(list.countByStatus(contributors)).toEqual({ toWrite: 2, sent: 2, all: 4 })
  })

  test('starts with the longest waiting and ends with the first thanked', () => {
    expect(names(list.sortContributors(contributors.toReversed()))).toEqual([
      'mei',
      'raj',
      'wei',
      'ana',
    ])
  })

  test('sorts a contributor by their first unthanked contribution', () => {
    const again = makeContributor('again', {
      gifts: [
        makeThankedContribution('old', { timestamp: at(0), isThanked: true }),
        makeThankedContribution('new', { timestamp: at(5) }),
      ],
    })
    expect(names(list.sortContributors([again, ...contributors]))).toEqual([
      'mei',
      'raj',
      'again',
      'wei',
      'ana',
    ])
  })

  test('finds a contributor by any of their contributions', () => {
    expect(list.findContributor(contributors, 'raj')?.id).toBe('raj')
    expect(list.findContributor(contributors, 'raj-gift')?.id).toBe('raj')
    expect(list.findContributor(contributors, 'nobody')).toBeUndefined()
  })

  test('returns the next to write to, wrapping around at the end', () => {
    expect(list.nextUnthanked(contributors, 'mei')?.id).toBe('raj')
    expect(list.nextUnthanked(contributors, 'raj')?.id).toBe('mei')
    expect(list.nextUnthanked(contributors, 'wei')?.id).toBe('mei')
    expect(list.nextUnthanked([waiting('mei', 1), sent('wei', 2)], 'mei')).toBeUndefined()
    expect(list.nextUnthanked(contributors, 'nobody')?.id).toBe('mei')
  })

  test('replaces changed entries and stays sorted', () => {
    const changed = list.replaceContributors(contributors, [
      list.markedAsSent(waiting('mei', 1), new Date(at(9))),
    ])
    expect(names(changed)).toEqual(['raj', 'mei', 'wei', 'ana'])
    expect(names(list.replaceContributors(changed, [waiting('mei', 1)]))).toEqual(
      names(contributors),
    )
  })
})

describe('a contributor', () => {
  test('has a summary of one or several contributions', () => {
    expect(list.contributionSummary(waiting('mei', 1))).toEqual({
      what: 'Moon night light',
      total: '$50.00',
    })
    const gifts = [makeThankedContribution('1'), makeThankedContribution('2')]
    expect(list.contributionSummary(makeContributor('mei', { gifts }))).toEqual({
      ...{ what: '2 gifts', total: '$100.00' },
    })
  })

  test('marked as sent is thanked for all contributions, and can be unmarked', () => {
    const thanked = list.markedAsSent(waiting('mei', 1), new Date(at(9)))
    expect(thanked).toMatchObject({ status: 'sent', sentAt: at(9), gifts: [{ isThanked: true }] })
    expect(list.markedAsUnsent(thanked)).toEqual(waiting('mei', 1))
    expect(list.markedAsUnsent({ ...thanked, note: 'Dear Mei' }).status).toBe('draft')
    const undelivered = makeContributor('mei', { isUndelivered: true })
    expect(list.markedAsSent(undelivered, new Date(at(9))).isUndelivered).toBe(false)
  })
})
