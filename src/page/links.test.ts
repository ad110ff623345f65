import { describe, expect, it } from 'vitest'
import { linkTo, resolveLabel, resolveLink } from './links.ts'

describe('links as data', () => {
  it.each([
    ['a page', '/contact', { href: '/contact' }],
    ['the page itself', '/about', { href: '/about', current: true }],
    ['an anchor', '#team', { href: '#team' }],
    ['a number written for people', 'tel:+91 (120) 456-7890', { href: 'tel:+911204567890' }],
    ['a mailbox', 'mailto:hello@example.org', { href: 'mailto:hello@example.org' }],
    ['another host', 'https://example.org/x', { href: 'https://example.org/x', newTab: true }],
    ['a document', '/documents/religious-policy.pdf', { href: '/documents/religious-policy.pdf', newTab: true }],
  ])('%s', (_, to, expected) => {
    expect(linkTo(to, '/about')).toEqual(expected)
  })

  it('leads to the contact page where a dialog needs script (spec 2.8)', () => {
    expect(resolveLink({ label: 'Work with Us', dialog: 'enquiry' }, '/')).toEqual({
      label: 'Work with Us',
      href: '/contact',
      dialog: 'enquiry',
    })
  })

  it('looks labels up, and sends unknown ones to / (spec 2.2)', () => {
    const paths = { Team: '/ourteam' }
    expect(resolveLabel('Team', paths, '/')).toEqual({ label: 'Team', href: '/ourteam' })
    expect(resolveLabel('Nowhere', paths, '/about')).toEqual({ label: 'Nowhere', href: '/' })
    expect(resolveLabel('toString', paths, '/about').href).toBe('/')
  })
})
