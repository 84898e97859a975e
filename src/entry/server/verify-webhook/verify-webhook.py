import hashlib, hmac, re, time

def is_from_citeworthy(raw_body: bytes, header: str, secret: str, now: float = None) -> bool:
    """raw_body: the body as received, header: x-service-signature. True only if the signature is valid."""
    parts = re.fullmatch(r"t=([0-9]{1,12})((?:,v[0-9]=[0-9a-f]{1,128}){1,8})", header or "")
    if parts is None or not re.match(r"whsec_\S{32}", secret or ""):
        return False
    t, signatures = parts.groups()
    if not abs((time.time() if now is None else now) - int(t)) <= 300:
        return False
    wanted = "v1=" + hmac.new(secret.encode(), t.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    return any(hmac.compare_digest(given, wanted) for given in signatures[1:].split(","))
