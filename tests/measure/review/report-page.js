addEventListener('input', ({ target }) => {
  if (target.type !== 'range') return
  target.closest('figure').querySelector('.pictures').style.setProperty('--at', `${target.value}%`)
})
