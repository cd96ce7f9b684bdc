"""Staff with their roles, and the devices they are signed in on."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardspeak.desk.roles import EVERYTHING, STAFF
from cardspeak.errors import Unlawful
from cardspeak.limits import Name
from cardspeak.web.answers import answer
from cardspeak.web.bodies import body_of
from cardspeak.web.routes.house import Password
from cardspeak.web.routing import route, who
from cardspeak.web.server import Server, server_of

StaffRole = Literal["owner", "director", "floor", "registrar", "dealer"]


class NewStaff(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new member of staff."""

    name: Name
    password: Password
    role: StaffRole


class StaffChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new role, a new password, or both."""

    name: str
    role: StaffRole | None = None
    password: Password | None = None


class StaffName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A member of staff."""

    name: str


class Worker(msgspec.Struct, frozen=True, kw_only=True):
    """A member of staff, and the number of devices they are signed in on."""

    name: str
    role: str
    devices: int


class SeenDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    number: int
    name: str
    device: str
    since: int
    until: int
    mine: bool = False
    """Whether it is the caller's."""


def _workers(server: Server) -> list[Worker]:
    open_devices = server.house.open_devices()
    return [
        Worker(name=one.name, role=one.role, devices=sum(device.name == one.name for device in open_devices))
        for one in list(server.house.staff.values())
    ]


@route("GET", "/api/staff", *EVERYTHING, gives=list[Worker])
async def list_staff(request: Request) -> Response:
    """All staff."""
    return answer(_workers(server_of(request)))


@route("POST", "/api/staff", "owner", takes=NewStaff, gives=list[Worker], status=201)
async def add_staff(request: Request) -> Response:
    """Add a member of staff; a name that is taken is refused."""
    server, asked = server_of(request), await body_of(request, NewStaff)
    if asked.name in server.house.staff:
        raise Unlawful("staff.exists", {"name": asked.name}, field="name", value=asked.name)
    await server.change_house(server.house.add_staff, asked.name, asked.password, asked.role, who(request).name)
    return answer(_workers(server), 201)


@route("POST", "/api/staff/change", "owner", takes=StaffChange, gives=list[Worker])
async def change_staff(request: Request) -> Response:
    """Change somebody's role or password; a new password signs them out everywhere."""
    server, asked = server_of(request), await body_of(request, StaffChange)
    await server.change_house(
        server.house.change_staff, asked.name, role=asked.role, password=asked.password, by=who(request).name
    )
    return answer(_workers(server))


@route("POST", "/api/staff/remove", "owner", takes=StaffName, gives=list[Worker])
async def remove_staff(request: Request) -> Response:
    """Remove a member of staff and sign them out everywhere."""
    server, asked = server_of(request), await body_of(request, StaffName)
    await server.change_house(server.house.remove_staff, asked.name, who(request).name)
    return answer(_workers(server))


@route("POST", "/api/staff/sign-out", "owner", takes=StaffName, gives=list[Worker])
async def sign_out_everywhere(request: Request) -> Response:
    """Sign somebody out on every device."""
    server, asked = server_of(request), await body_of(request, StaffName)
    await server.change_house(server.house.sign_out_everywhere, asked.name, who(request).name)
    return answer(_workers(server))


@route("GET", "/api/devices", *STAFF, gives=list[SeenDevice])
async def list_devices(request: Request) -> Response:
    """The caller's devices; the owner sees everybody's."""
    server, person = server_of(request), who(request)
    mine = server.house.device(request.scope.get("token", ""))
    return answer([
        SeenDevice(
            number=one.number, name=one.name, device=one.device, since=one.since, until=one.until, mine=one == mine
        )
        for one in server.house.open_devices()
        if not person.event and (person.role == "owner" or one.name == person.name)
    ])  # fmt: skip


@route("POST", "/api/devices/{number:int}/sign-out", *STAFF, gives=list[SeenDevice])
async def sign_out_device(request: Request) -> Response:
    """Sign a device out: one's own, or as the owner anybody's."""
    server, person, number = server_of(request), who(request), request.path_params["number"]
    known = [one for one in server.house.open_devices() if one.number == number]
    if known and (person.event or (known[0].name != person.name and person.role != "owner")):
        raise Unlawful("auth.forbidden/device-not-yours", field="number", value=number)
    await server.change_house(server.house.sign_out_device, number, person.name)
    return await list_devices(request)
