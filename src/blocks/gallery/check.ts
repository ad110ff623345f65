export { check } from '../contact-details/check.ts'
