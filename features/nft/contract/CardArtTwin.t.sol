// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {CardArt} from "./CardArt.sol";

/// @dev A thousand cards, the first and last of each level among them. `art.test.ts` has the same numbers of what the
/// twin draws for them.
contract CardArtTwinTest is TestBase {
    CardArt private immutable art = CardArt(deploy("CardArt"));

    function test_TokenUri_OfManyOfClay() public view {
        check(1, "Clay", 50, 1, 5_000, 250, 0x647faac2519e53e6dcd42aa696d986304f02ff0e510558c3010107cd527ab105);
    }

    function test_TokenUri_OfManyOfMarble() public view {
        check(2, "Marble", 220, 5_001, 7_000, 250, 0x38e3fd55cae70be2fd10aaaa25997d773e2e39ff5c6ff89100bb7e9acda33e75);
    }

    function test_TokenUri_OfManyOfGlass() public view {
        check(3, "Glass", 600, 7_001, 7_800, 200, 0xb2644163eadd3befa1cca350f3eef172a7dafc3eb034ad04adfa08dc732d705d);
    }

    function test_TokenUri_OfManyOfSilver() public view {
        check(4, "Silver", 1_300, 7_801, 8_050, 250, 0x9d52746818eaf45cf7d62ea900f55ed467be8ab96901b04d1d47eb48a3a3f257);
    }

    function test_TokenUri_OfManyOfGold() public view {
        check(5, "Gold", 4_200, 8_051, 8_100, 50, 0x8dcfc69a228c8456262f36d515673a08287845f1231450d7c9bcfecfb656d9f5);
    }

    /// @dev A number of cards of a level in even steps.
    function check(
        uint256 level,
        string memory name,
        uint256 power,
        uint256 first,
        uint256 last,
        uint256 count,
        uint256 twin
    ) private view {
        bytes32 all;
        for (uint256 step; step < count; ++step) {
            uint256 id = first + (step * (last - first)) / (count - 1);
            all = keccak256(abi.encodePacked(all, this.hashOf(id, level, name, power)));
        }
        vm.assertEq(uint256(all), twin, name);
    }

    /// @dev A call of its own, whose memory is gone after it.
    function hashOf(uint256 id, uint256 level, string memory name, uint256 power) external view returns (bytes32) {
        bytes memory uri = bytes(art.tokenUri(id, level, name, power));
        vm.assertLe(uri.length, 8_192, "8 kB");
        return keccak256(uri);
    }
}
