// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Who takes part in the campaign.
/// @notice Three honest users, invited by ROOT. Four attackers, invited by each other: two contracts and two accounts.
abstract contract People {
    uint256 internal constant HONEST = 3;
    uint256 internal constant ATTACKERS = 4;

    address internal constant ROOT = address(0x20007);
    address internal constant HOUSE = address(0x40053);
    address internal constant FUND = address(0xF0);
    address internal constant PLATFORM = address(0x91A7);
    /// @dev Keys: none of them may take what is a user's.
    address internal constant OPERATOR = address(0x0931);
    address internal constant BUILDER = address(0xB1D);
    address internal constant GUARDIAN = address(0x6A2D);
    address internal constant MANAGER = address(0x3A4A);

    function honest(uint256 who) internal pure returns (address) {
        return address(uint160(0xA000 + who % HONEST));
    }

    /// @dev The first two are contracts, placed there.
    function attacker(uint256 who) internal pure returns (address) {
        return address(uint160(0xBAD000 + who % ATTACKERS));
    }

    function anyone(uint256 who) internal pure returns (address) {
        who = who % (HONEST + ATTACKERS);
        return who < HONEST ? honest(who) : attacker(who - HONEST);
    }

    function isHonest(address account) internal pure returns (bool) {
        return uint160(account) >= 0xA000 && uint160(account) < 0xA000 + HONEST;
    }
}
