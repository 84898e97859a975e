# is_from_citeworthy BODY_FILE HEADER SECRET: status 0 only if the signature is valid. HEADER is x-service-signature.
# Needs openssl, whose arguments, with the secret, are visible to other users of the machine.
is_from_citeworthy() (
  export LC_ALL=C
  [ -f "$1" ] && [ -r "$1" ] || exit 1
  case $2 in *[!0-9a-z,=]*) exit 1 ;; esac
  [ "${#2}" -le 1100 ] || exit 1
  printf '%s\n' "$2" | grep -qxE 't=[1-9][0-9]{0,11}(,v[0-9]=[0-9a-f]{1,128}){1,8}' || exit 1
  case $3 in whsec_????????????????????????????????*) ;; *) exit 1 ;; esac
  t=${2%%,*}
  t=${t#t=}
  now=${4:-$(date +%s)}
  case $now in '' | *[!0-9]*) exit 1 ;; esac
  [ "$((now - t))" -le 300 ] && [ "$((t - now))" -le 300 ] || exit 1
  wanted=$({ printf '%s.' "$t" && cat; } <"$1" | openssl dgst -sha256 -hmac "$3") || exit 1
  wanted=${wanted##* }
  [ "${#wanted}" -eq 64 ] || exit 1
  case "$2," in *",v1=$wanted,"*) exit 0 ;; esac
  exit 1
)
