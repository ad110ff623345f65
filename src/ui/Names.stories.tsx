import { Names } from './Names.tsx'

export default { title: 'UI/Names', component: Names, tags: ['autodocs'] }

const item = (title: string, description: string) => ({ title, description: [description] })

/** On wide screens the heading takes the cells that the names leave; on a phone, all after the fourth are behind a button. */
export const Seven = {
  args: {
    title: 'Seven things we keep an eye on',
    intro: ['Day and night.'],
    level: 2,
    items: [
      item('Incidents', 'A fault at any hour reaches somebody who knows the code.'),
      item('Databases', 'Slow queries and growing tables.'),
      item('Releases', 'Small ones on fixed days.'),
      item('Backups', 'Restored once a month.'),
      item('Monitoring', 'Response times and error rates.'),
      item('Certificates', 'Every expiry date in one list.'),
      item('Documentation', 'Updated with the code it describes.'),
    ],
  },
}
