// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title What TRON states of stakes for energy: precompiled contracts, 50 energy each.
/// @dev A call that fails, too deep for one, answers nothing, which is no number: the decoder reverts.
library Network {
    address private constant _PARAMETERS = address(0x100000b);
    address private constant _EXITS_LEFT = address(0x100000c);
    address private constant _STAKED = address(0x100000d);
    address private constant _UNFREEZING = address(0x100000e);
    address private constant _LENDABLE = address(0x100000f);
    address private constant _LENT = address(0x1000014);

    uint256 private constant _ENERGY = 1;

    /// @dev Energy a day for all stakes together, and the whole TRX of them all.
    function weights() internal view returns (uint256 limit, uint256 weight) {
        limit = _ask(_PARAMETERS, abi.encode(1));
        weight = _ask(_PARAMETERS, abi.encode(2));
    }

    /// @dev Seconds from leaving to collecting.
    function leavingTime() internal view returns (uint256) {
        return _ask(_PARAMETERS, abi.encode(3)) * 1 days;
    }

    /// @dev How many more amounts may begin to wait.
    function exitsLeft() internal view returns (uint256) {
        return _ask(_EXITS_LEFT, abi.encode(address(this)));
    }

    /// @dev Sun staked and not lent.
    function staked() internal view returns (uint256) {
        return _ask(_STAKED, abi.encode(address(this), _ENERGY));
    }

    /// @dev Sun that have not come into the balance, of those that may by a time.
    function unfreezing(uint256 time) internal view returns (uint256) {
        return _ask(_UNFREEZING, abi.encode(address(this), time));
    }

    /// @dev Sun staked, not lent, and not needed for what was used up and has not recovered.
    function lendable() internal view returns (uint256) {
        return _ask(_LENDABLE, abi.encode(address(this), _ENERGY));
    }

    /// @dev Sun lent to all receivers.
    function lent() internal view returns (uint256) {
        return _ask(_LENT, abi.encode(address(this), _ENERGY));
    }

    function _ask(address about, bytes memory input) private view returns (uint256) {
        (, bytes memory answer) = about.staticcall(input);
        return abi.decode(answer, (uint256));
    }
}
